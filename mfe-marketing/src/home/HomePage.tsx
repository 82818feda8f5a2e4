import { lazy, Suspense } from 'react';
import { MarketingPage } from '../parts/MarketingPage.tsx';
import { Hero } from './Hero.tsx';
// The sections below are prerendered: their styles come with the page, their code after it.
import './below/styles.ts';

const Below = lazy(() => import(/* webpackChunkName: 'below' */ './below/Below.tsx'));

export default function HomePage() {
  return (
    <MarketingPage>
      <Hero />
      <Suspense fallback={null}>
        <Below />
      </Suspense>
    </MarketingPage>
  );
}
