/**
 * What the checkout is opened with. `amount` is in minor units.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/
 */
export type CheckoutOptions = {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  theme: { color: string };
  /** Called when the payment went through. */
  handler: (paid: Paid) => void;
  /** `ondismiss` is called when the person closes the checkout without having paid. */
  modal: { ondismiss: () => void };
};

/** The three identifiers by which the server verifies a payment. */
export type Paid = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };

export type Checkout = new (options: CheckoutOptions) => { open(): void; close(): void };

declare global {
  interface Window {
    Razorpay?: Checkout;
  }
}

export const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js';
/** A gateway that takes longer is as good as away: the person is told and can try again. */
const patienceMs = 15_000;

/**
 * Loads the provider's checkout when it is first needed. Throws when the script does not come or is
 * not what it should be; the next call tries again.
 */
export async function loadCheckout(): Promise<Checkout> {
  if (!window.Razorpay) await fetchScript();
  if (!window.Razorpay) throw new Error('the script of the checkout defines no checkout');
  return window.Razorpay;
}

const fetchScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('the script of the checkout did not come'));
    };
    const timer = setTimeout(giveUp, patienceMs);
    script.src = checkoutScript;
    script.onerror = giveUp;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
