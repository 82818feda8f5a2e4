export function filesOfNewRemote(name: string): Record<string, string>;
