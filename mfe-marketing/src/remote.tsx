import { defineRemote } from '@askwell/platform';

// Small pages share a chunk: each chunk costs the entry a hundred bytes.
export default defineRemote({
  routes: [
    { path: '/', lazy: () => import('./home/HomePage.tsx') },
    { path: '/home', lazy: () => import('./home/HomePage.tsx') },
    { path: '/features', lazy: () => import('./features/FeaturesPage.tsx') },
    { path: '/pricing', lazy: () => import('./pricing/PricingPage.tsx') },
    { path: '/about', lazy: () => import(/* webpackChunkName: 'company' */ './about/AboutPage.tsx') },
    { path: '/contact', lazy: () => import(/* webpackChunkName: 'company' */ './contact/ContactPage.tsx') },
    { path: '/help', lazy: () => import(/* webpackChunkName: 'help' */ './help/HelpPage.tsx') },
    { path: '/terms', lazy: () => import(/* webpackChunkName: 'legal' */ './terms/TermsPage.tsx') },
    { path: '/privacy', lazy: () => import(/* webpackChunkName: 'legal' */ './privacy/PrivacyPage.tsx') },
  ],
});
