import { rateLimits, type RateLimitName } from '@askwell/contracts';
import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import type { Owner } from '../kernel/owner.ts';
import type { LimitUse } from './limits.ts';

type Counted = { ctx: Context; params: Record<string, string>; body: unknown; owner: Owner | null };

/**
 * The use that a call makes of a limit. Throws when the call lacks what the limit is counted for.
 */
export function limitUse(name: RateLimitName, { ctx, params, body, owner }: Counted): LimitUse {
  const { per } = rateLimits[name];
  switch (per) {
    case 'address':
      return [name, networkOf(ctx.ip)];
    case 'account':
      return [name, existing(owner?.id.toHexString(), name)];
    case 'email':
      return [name, textOf(body, 'email', name)];
    case 'visitor':
      return [name, `${chatbotOf(params, name)}:${textOf(body, 'visitorId', name)}`];
    case 'chatbot':
      return [name, chatbotOf(params, name)];
    case 'conversation':
      return [name, existing(params['id'], name)];
    case 'everyone':
      return [name, 'all'];
    case 'token':
    case 'device':
    case 'email and address':
    case 'account and address':
    case 'code':
      throw new TypeError(`${name} is not counted by the endpoint`);
  }
}

/**
 * An IPv4 address, or the /64 network of an IPv6 address: one customer of a provider has at least a
 * whole /64.
 */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}

/** An owner's call names the chatbot `id`, a visitor's call `chatbotId`. */
const chatbotOf = (params: Record<string, string>, name: RateLimitName): string =>
  existing(params['chatbotId'] ?? params['id'], name);

const textOf = (body: unknown, field: string, name: RateLimitName): string =>
  existing(Object.entries(body ?? {}).find(([key]) => key === field)?.[1], name);

function existing(value: unknown, name: RateLimitName): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`the call lacks what ${name} is counted for`);
}
