import { CallToAction } from './CallToAction.tsx';
import { Features } from './features/Features.tsx';
import { Hero } from './Hero.tsx';
import { Stats } from './Stats.tsx';
import css from './HomePage.module.css';

export default function HomePage() {
  return (
    <div className={css.page}>
      <Hero />
      <Stats />
      <Features />
      <CallToAction />
    </div>
  );
}
