// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { modals } from './modals.ts';

afterEach(cleanup);

function Rename() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Rename chatbot"
        description="Visitors see the new name at once."
        footer={<Button>Save</Button>}
      >
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

const openDialog = async () => {
  render(<Rename />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  return screen.getByRole<HTMLDialogElement>('dialog');
};

test('an open dialog is modal and has its title and description', async () => {
  const dialog = await openDialog();
  expect(dialog.open).toBe(true);
  expect(modals.top()).toBe(dialog);
  const text = (attribute: string) =>
    document.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent;
  expect(text('aria-labelledby')).toBe('Rename chatbot');
  expect(text('aria-describedby')).toBe('Visitors see the new name at once.');
});

test('a closed dialog is not in the page', () => {
  render(<Rename />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(modals.top()).toBeNull();
});

test('the cross closes it, and the focus returns to where it was', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }));
  expect(modals.top()).toBeNull();
});

test('Escape closes it', async () => {
  const dialog = await openDialog();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press on the backdrop closes it, a press inside does not', async () => {
  const dialog = await openDialog();
  fireEvent.mouseDown(screen.getByText('Rename chatbot'));
  expect(screen.queryByRole('dialog')).toBe(dialog);
  fireEvent.mouseDown(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const ask = (props: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onConfirm = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      title="Delete the chatbot?"
      description="This cannot be undone."
      confirmLabel="Delete chatbot"
      onOpenChange={onOpenChange}
      onConfirm={onConfirm}
      {...props}
    />,
  );
  return { onOpenChange, onConfirm };
};

test('a question begins at the harmless answer', () => {
  ask();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

test('Cancel answers no, the other button yes', async () => {
  const { onOpenChange, onConfirm } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete chatbot' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('while it works, the question can be neither answered again nor closed', async () => {
  const { onOpenChange, onConfirm } = ask({ busy: true, busyLabel: 'Deleting...' });
  await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('why it did not work is in the question', () => {
  ask({ error: 'Failed to delete chatbot' });
  expect(screen.getByRole('alert').textContent).toContain('Failed to delete chatbot');
});
