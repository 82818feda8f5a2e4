/** How the owner of the demo signs in. */
export const demoOwner = { email: 'demo@askwell.example', password: 'earl-grey-at-four' };
