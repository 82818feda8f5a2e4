import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createPlatformStore, Provider, RouterProvider } from '@askwell/platform/shell';
import { expect, test } from 'vitest';
import AboutPage from '../src/about/AboutPage.tsx';
import ContactPage from '../src/contact/ContactPage.tsx';
import FeaturesPage from '../src/features/FeaturesPage.tsx';
import HelpPage from '../src/help/HelpPage.tsx';
import HomePage from '../src/home/HomePage.tsx';
import PricingPage from '../src/pricing/PricingPage.tsx';
import PrivacyPage from '../src/privacy/PrivacyPage.tsx';
import TermsPage from '../src/terms/TermsPage.tsx';

test.each([
  ['/', HomePage, 'Is anybody there on Sundays?'],
  ['/features', FeaturesPage, 'Easy integration in 2 lines of code'],
  ['/pricing', PricingPage, 'Sign Up for Premium'],
  ['/about', AboutPage, 'Contact Sales'],
  ['/contact', ContactPage, 'Send Message'],
  ['/terms', TermsPage, 'Fees and payment'],
  ['/privacy', PrivacyPage, 'Your rights'],
  ['/help', HelpPage, 'How do I get a Gemini key?'],
])('%s is a whole page before any browser runs it, the same each time', (path, Page, text) => {
  expect(typeof window).toBe('undefined');
  const render = () => {
    const router = createMemoryRouter([{ path, element: <Page /> }], { initialEntries: [path] });
    return renderToString(
      <StrictMode>
        <Provider store={createPlatformStore()}>
          <RouterProvider router={router} />
        </Provider>
      </StrictMode>,
    );
  };
  const html = render();
  expect(html).toContain(text);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain(' style="');
  expect(render()).toBe(html);
});
