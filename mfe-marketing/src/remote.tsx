import { defineRemote } from '@askwell/platform';

// Two small pages share a chunk: each chunk with its styles costs the entry a hundred bytes.
export default defineRemote({
  routes: [
    { path: '/', lazy: () => import('./home/HomePage.tsx') },
    { path: '/home', lazy: () => import('./home/HomePage.tsx') },
    { path: '/features', lazy: () => import('./features/FeaturesPage.tsx') },
    { path: '/pricing', lazy: () => import('./pricing/PricingPage.tsx') },
    { path: '/about', lazy: () => import(/* webpackChunkName: 'company' */ './about/AboutPage.tsx') },
    { path: '/contact', lazy: () => import(/* webpackChunkName: 'company' */ './contact/ContactPage.tsx') },
    { path: '/help', lazy: () => import(/* webpackChunkName: 'help' */ './help/HelpPage.tsx') },
    { path: '/terms', lazy: () => import('./terms/TermsPage.tsx') },
    { path: '/privacy', lazy: () => import('./privacy/PrivacyPage.tsx') },
  ],
});
