/**
 * Runs on the page: shows the OpenAPI document in Swagger UI, in the color scheme of the system.
 */
export const startScript = `'use strict';
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
