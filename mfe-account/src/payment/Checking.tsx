import { Spinner } from '@askwell/ui';
import { paymentWords } from './payment.words.ts';
import { View } from './View.tsx';

const { title, text } = paymentWords.checking;

export function Checking() {
  return <View tone="neutral" icon={<Spinner />} title={title} text={text} />;
}
