import { useEffect, useState } from 'react';
import { callProblem } from '@askwell/platform';
import {
  useLazyGetPushKeyQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '../../api/push.api.ts';
import { stored } from '../stored.ts';

/**
 * `unsupported`: this browser, or this page without https, has no notifications; `denied`: the
 * person has refused them.
 */
export type NoticeState = 'unsupported' | 'denied' | 'off' | 'on';

const worker = '/api/push/worker.js';
/** The id of this browser's subscription. */
const storedAs = 'push';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const stateNow = (): NoticeState => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && stored.read(storedAs) !== '' ? 'on' : 'off';
};

/** Notices of the inbox in this browser. Nothing is asked for before `turnOn`. */
export function useNotices() {
  const [state, setState] = useState(stateNow);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [getKey] = useLazyGetPushKeyQuery();
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      await work();
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
    setState(stateNow());
  };
  const turnOn = () =>
    attempt(async () => {
      if ((await Notification.requestPermission()) !== 'granted') return;
      const applicationServerKey = await getKey(undefined, true).unwrap();
      const registration = await navigator.serviceWorker.register(worker);
      const subscription = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey,
      });
      const { endpoint = '', keys = {} } = subscription.toJSON();
      const { p256dh = '', auth = '' } = keys;
      stored.write(storedAs, await subscribe({ endpoint, keys: { p256dh, auth } }).unwrap());
    });
  const turnOff = () =>
    attempt(async () => {
      const { error } = await unsubscribe(stored.read(storedAs));
      // The server may have ended the subscription before, for instance with the session.
      if (error !== undefined && callProblem(error).status !== 404) throw new Error('still subscribed');
      stored.write(storedAs, '');
      const registration = await navigator.serviceWorker.getRegistration(worker);
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    });
  return { state, isBusy, hasFailed, turnOn, turnOff };
}

/** Opens the conversation of a notice that was pressed, where the inbox is open already. */
export function useOpenedNotices(open: (conversationId: string) => void): void {
  useEffect(() => {
    if (!isSupported()) return;
    const hear = ({ data }: MessageEvent) => {
      if (data?.type !== 'askwell:open') return;
      const id = new URL(String(data.path), location.origin).searchParams.get('conversation');
      if (id !== null) open(id);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    navigator.serviceWorker.startMessages();
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [open]);
}
