import { Spinner, useWords } from '@askwell/ui';
import { paymentWords } from '../words/payment.ts';
import { View } from './View.tsx';

export function Checking() {
  const { title, text } = useWords(paymentWords).checking;
  return <View tone="neutral" icon={<Spinner />} title={title} text={text} />;
}
