import { useState } from 'react';
import { stored } from './stored.ts';

/** A choice between yes and no that this browser keeps. */
export function useChoice(name: string, initial: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => (stored.read(name) || (initial ? 'yes' : 'no')) === 'yes');
  const choose = (wanted: boolean) => {
    setIsOn(wanted);
    stored.write(name, wanted ? 'yes' : 'no');
  };
  return [isOn, choose];
}
