import type { Page } from '@playwright/test';

/**
 * Razorpay's checkout on its own addresses, which does to the page what the real one does: a
 * container from HTML with a style element, style attributes for its place, a frame on another
 * origin, messages between the two, a script that detects risks, and a beacon.
 */
export async function simulateCheckout(page: Page, pay: (orderId: string) => object): Promise<void> {
  await page.exposeFunction('simulatedPayment', pay);
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${checkout.toString()})()` }),
  );
  await page.route('https://cdn.razorpay.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.isRiskDetected = true' }),
  );
  await page.route('https://api.razorpay.com/v1/checkout/public**', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame }),
  );
  await page.route('https://lumberjack.razorpay.com/**', (route) => route.fulfill({ status: 204 }));
}

type Options = { order_id: string; amount: number; currency: string; handler: (paid: unknown) => void };

/** Runs in the page. */
function checkout() {
  const pay: (orderId: string) => Promise<unknown> = Reflect.get(window, 'simulatedPayment');
  const container = document.createElement('div');
  container.className = 'razorpay-container';
  container.innerHTML = '<style>@keyframes turn { to { transform: rotate(360deg) } }</style>';
  container.setAttribute('style', 'z-index: 2147483647; position: fixed; inset: 0; display: none');
  document.body.append(container);
  const script = document.createElement('script');
  script.src = 'https://cdn.razorpay.com/static/cx/razorpay-risk-detection/bundle.js';
  document.head.append(script);

  class Razorpay {
    constructor(private readonly options: Options) {}
    open() {
      const { order_id: orderId, amount, currency, handler } = this.options;
      const element = document.createElement('iframe');
      element.className = 'razorpay-checkout-frame';
      element.setAttribute('style', 'height: 100%; position: relative; display: block; border: 0; margin: 0');
      element.setAttribute('width', '100%');
      element.src = 'https://api.razorpay.com/v1/checkout/public';
      window.addEventListener('message', ({ origin, data }) => {
        if (origin !== 'https://api.razorpay.com') return;
        if (data === 'load') element.contentWindow?.postMessage(`${amount} ${currency}`, origin);
        if (data === 'complete')
          void pay(orderId)
            .then(handler)
            .then(() => container.remove());
      });
      container.append(element);
      container.style.display = 'block';
      navigator.sendBeacon('https://lumberjack.razorpay.com/v1/track', 'open');
    }
    close() {
      container.remove();
    }
  }
  Reflect.set(window, 'Razorpay', Razorpay);
}

const frame = `<!doctype html><p></p><button onclick="parent.postMessage('complete', '*')">Pay</button><script>
  addEventListener('message', ({ data }) => { document.querySelector('p').textContent = data; });
  parent.postMessage('load', '*');
</script>`;
