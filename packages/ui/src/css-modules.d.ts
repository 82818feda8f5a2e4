/**
 * What a `*.module.css` file gives: its local class names, each with the workspace's name in it.
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '@askwell/ui/*.css';
