export { razorpayMisbehaviours, type RazorpayBehaviour } from './answers.ts';
export type { Order, Payment, Webhook } from './entities.ts';
export { startRazorpay, type RazorpaySimulator } from './simulator.ts';
