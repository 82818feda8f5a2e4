import { expect, test } from 'vitest';
import { chatbotDefaults } from '@askwell/contracts';
import { contrast } from './contrast.ts';
import { contrastProblem } from './readable-color.ts';

test.each([
  chatbotDefaults.configuration.primaryColor,
  chatbotDefaults.configuration.secondaryColor,
  '#0c666c',
  '#000000',
])('white text on %s needs no warning', (color) => {
  expect(contrastProblem(color)).toBeNull();
});

test.each(['#ffe14d', '#ffffff', '#7fd4ff', '#cccccc', '#ff9d00'])(
  'on %s it does, and the shade that is offered carries it',
  (color) => {
    const problem = contrastProblem(color);
    expect(problem?.contrast).toBeLessThan(3);
    const offered = contrast(problem?.readable ?? color, '#ffffff');
    expect(offered).toBeGreaterThanOrEqual(4.5);
    expect(offered).toBeLessThan(4.9);
  },
);
