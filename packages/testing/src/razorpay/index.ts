export type { Order, Payment, Webhook } from './entities.ts';
export { startRazorpay, type RazorpayBehaviour, type RazorpaySimulator } from './simulator.ts';
