/**
 * How the badge of an override or a preview looks: in the corner of every page, above the bar that
 * the shell has there on a phone.
 */
export const badgeRules = (id: string): string =>
  [
    `{position:fixed;inset:auto auto calc(var(--shell-bottom,0px) + env(safe-area-inset-bottom,0px) + var(--aw-space-3)) var(--aw-space-3);z-index:20;`,
    `max-width:min(30rem,calc(100vw - 2 * var(--aw-space-3)));padding:var(--aw-space-2) var(--aw-space-2) var(--aw-space-2) var(--aw-space-4);`,
    `border-radius:var(--aw-radius-l);background:var(--aw-warning-soft);color:var(--aw-warning-ink);`,
    `box-shadow:var(--aw-shadow),inset 0 0 0 1px currentColor;font-size:var(--aw-text-1);line-height:var(--aw-leading-snug)}`,
    `# form{display:flex;align-items:center;justify-content:space-between;gap:var(--aw-space-3)}`,
    `# p{overflow-wrap:anywhere}`,
    `# [role=status]:not(:empty){padding:var(--aw-space-1) var(--aw-space-2) var(--aw-space-1) 0;color:var(--aw-danger-ink)}`,
    `# button{flex:none;min-height:2.75rem;padding-inline:var(--aw-space-4);border:1px solid currentColor;`,
    `border-radius:var(--aw-radius-m);background:var(--aw-surface);color:var(--aw-ink);font:600 var(--aw-text-1)/1 var(--aw-font-text);cursor:pointer}`,
    `# button:hover{background:var(--aw-tint)}`,
  ]
    .map((rule, at) => (at === 0 ? `#${id}${rule}` : rule.replace(/^# /, `#${id} `)))
    .join('');
