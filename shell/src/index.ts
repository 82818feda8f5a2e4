import '@askwell/ui/styles.css';

/**
 * Runs the shell in steps. All of it is in one file; but to run that in one go would keep a slow
 * phone from answering for a third of a second, while the page that is prerendered already is being
 * scrolled.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ './nonce.ts'),
  () => import(/* webpackMode: "eager" */ './react-dom.ts'),
  () => import(/* webpackMode: "eager" */ './start.tsx').then(({ start }) => start()),
];

async function run() {
  for (const step of steps) {
    await step();
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

void run();
