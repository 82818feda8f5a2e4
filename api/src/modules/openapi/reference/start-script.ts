/**
 * Runs on the page: shows the OpenAPI document in Swagger UI, in the color scheme of the system.
 * Swagger UI writes HTML as text, which Trusted Types allow only through the default policy. The
 * policy refuses scripts, and HTML that could run a script, send a form or frame a page.
 */
export const startScript = `'use strict';
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (/<(script|iframe|object|embed|base|form)|[\\s"'/]on\\w+\\s*=|javascript:/i.test(html) ? null : html),
});
const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();
SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});
`;
