/** For the composition root alone: what it builds of this module. */
export { downloadsRoutes, type Downloads } from './downloads.routes.ts';
export { installData } from './install.data.ts';
export { installRoutes } from './install.routes.ts';
export { noteFirstVisitor } from './onboarding/first-visitor.ts';
export { onboardingRoutes } from './onboarding/onboarding.routes.ts';
export { noteSighting } from './note-sighting.ts';
export { sightingsStore } from './sightings.store.ts';
