// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ColorField } from './ColorField.tsx';

afterEach(cleanup);

const swatches = [
  { color: '#0c666c', name: 'Teal' },
  { color: '#764ba2', name: 'Violet' },
];

function Primary({ disabled = false }: { disabled?: boolean }) {
  const [color, setColor] = useState('#667eea');
  return (
    <>
      <ColorField
        label="Primary Color"
        value={color}
        onChange={setColor}
        swatches={swatches}
        disabled={disabled}
      />
      <output>{color}</output>
    </>
  );
}

const hex = () => screen.getByLabelText<HTMLInputElement>('Primary Color');
const color = () => screen.getByRole('status').textContent;

test('a typed color counts once it is complete', async () => {
  render(<Primary />);
  await userEvent.clear(hex());
  await userEvent.type(hex(), '#0c');
  expect(color()).toBe('#667eea');
  await userEvent.type(hex(), '666C');
  expect(color()).toBe('#0c666c');
});

test('an incomplete color is forgotten when the field is left', async () => {
  render(<Primary />);
  await userEvent.clear(hex());
  await userEvent.type(hex(), '#12');
  await userEvent.tab();
  expect(hex().value).toBe('#667eea');
});

test('the picker of the browser sets the color', () => {
  render(<Primary />);
  fireEvent.change(screen.getByLabelText('Pick a color'), { target: { value: '#112233' } });
  expect([color(), hex().value]).toEqual(['#112233', '#112233']);
});

test('a swatch sets the color and is shown as pressed', async () => {
  render(<Primary />);
  const teal = screen.getByRole('button', { name: 'Teal' });
  expect(teal.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(teal);
  expect(color()).toBe('#0c666c');
  expect(teal.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Violet' }).getAttribute('aria-pressed')).toBe('false');
});

test('a disabled field takes no color', async () => {
  render(<Primary disabled />);
  await userEvent.click(screen.getByRole('button', { name: 'Teal' }));
  await userEvent.type(hex(), '#0c666c');
  expect(color()).toBe('#667eea');
});
