export { razorpayProvider, type PaymentProvider } from './razorpay.ts';
export { ProviderPayment } from './entities.ts';
