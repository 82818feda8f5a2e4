/** The first `length` digits of what was typed or pasted: `' 123-456 '` → `'123456'`. */
export const digitsOf = (text: string, length: number): string => text.replace(/\D/g, '').slice(0, length);
