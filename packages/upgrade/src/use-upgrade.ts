import { useEffect, useRef, useState } from 'react';
import { callProblem, messageOf, toast, useCheckedUser, useLocation, useNavigate } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { checkoutOptions, type PaymentOrder } from './checkout-options.ts';
import { isPremium, isRenewable } from './is-premium.ts';
import { useInitiatePaymentMutation, useVerifyPaymentMutation } from './payment.api.ts';
import { loadCheckout, type Paid } from './razorpay.ts';
import { upgradeWords } from './words/upgrade.ts';

/**
 * Takes an owner to Premium: asks for an order, then redirects to where it is paid, or opens the
 * card payment checkout and has its answer verified. Each way that it can fail is told as a toast.
 * `isUpgrading` from the click until the page is left, the checkout is closed, or something fails;
 * a second click meanwhile does nothing.
 */
export function useUpgrade(): { upgrade: () => Promise<void>; isUpgrading: boolean } {
  const words = useWords(upgradeWords);
  const checkedUser = useCheckedUser();
  const navigate = useNavigate();
  const location = useLocation();
  const [isUpgrading, setIsUpgrading] = useState(false);
  const isBusy = useRef(false);
  const open = useRef<{ close(): void } | null>(null);
  const [initiate] = useInitiatePaymentMutation();
  const [verify] = useVerifyPaymentMutation();

  const setBusy = (busy: boolean) => {
    isBusy.current = busy;
    setIsUpgrading(busy);
  };

  useEffect(() => {
    // The page was left for the payment's page, and Back brought it out of the browser's memory as
    // it was.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      open.current?.close();
    };
  }, []);

  const settle = async (paid: Paid) => {
    open.current = null;
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid;
    try {
      const { payment } = await verify({
        razorpay_order_id,
        razorpay_payment_id,
        razorpay_signature,
      }).unwrap();
      // With the order the page watches a payment that the provider has not confirmed yet.
      const isOnItsWay = payment?.status === 'PENDING';
      await navigate(isOnItsWay ? `/payment-success?orderId=${razorpay_order_id}` : '/payment-success');
    } catch (error) {
      toast.error(messageOf(error, words.verificationFailed));
      setBusy(false);
    }
  };

  const openCheckout = async (key: string, order: PaymentOrder) => {
    const Checkout = await loadCheckout().catch(() => null);
    if (!Checkout) {
      toast.error(words.checkoutFailed);
      setBusy(false);
      return;
    }
    const ondismiss = () => {
      open.current = null;
      setBusy(false);
    };
    const checkout = new Checkout(
      checkoutOptions(key, order, { handler: (paid) => void settle(paid), ondismiss }),
    );
    open.current = checkout;
    checkout.open();
  };

  const upgrade = async () => {
    if (isBusy.current) return;
    setBusy(true);
    const user = await checkedUser();
    if (!user) {
      setBusy(false);
      const { pathname, search, hash } = location;
      await navigate('/login', { state: { from: { pathname, search, hash } } });
      return;
    }
    if (isPremium(user) && !isRenewable(user)) {
      setBusy(false);
      toast.info(words.alreadyPremium);
      return;
    }
    const reply = await initiate();
    const order = reply.data;
    if (order?.success && order.payment_url) window.location.assign(order.payment_url);
    else if (order?.success && order.key_id) await openCheckout(order.key_id, order);
    else {
      if (callProblem(reply.error).code === 'premium_active')
        toast.info(messageOf(reply.error, words.alreadyPremium));
      else toast.error(order?.message || messageOf(reply.error, words.initiateFailed));
      setBusy(false);
    }
  };

  return { upgrade, isUpgrading };
}
