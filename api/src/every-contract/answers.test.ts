import * as calls from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { startRazorpay } from '@askwell/testing/razorpay';
import { expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import { amazonHost, mailgunKey, startAmazon, topic } from '../modules/inbox/mail/mail-providers.fixture.ts';
import { served } from './contracts.ts';
import { callAboutLiveConversation, callAsMailProviders } from './inbox-calls.fixture.ts';
import { watchedDatabase, watchShardKeys } from './shard-keys.fixture.ts';
import { callAboutPasskeys, callAboutTwoStep } from './sign-in-calls.fixture.ts';
import { setLogoOfSite, startSiteWithLogo, storeDraft } from './stored-draft.fixture.ts';
import { callAboutTeam } from './team-calls.fixture.ts';
import { nameOf, witness } from './witness.fixture.ts';

const inboundSecret = 'the-secret-of-the-mail-provider-32';

test('all calls of an account’s life answer with exactly what they promise and nothing secret, each from one shard', async () => {
  const [gemini, razorpay, amazon] = await Promise.all([startGemini(), startRazorpay(), startAmazon()]);
  const { image, hosts } = await startSiteWithLogo();
  onTestFinished(async () => void (await Promise.all([gemini.stop(), razorpay.stop()])));
  const { anonymous, as, build, clock, logged, mails, services } = await startApi({
    mongodbUri: await watchedDatabase(),
    gemini,
    razorpay,
    env: {
      WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true',
      FETCH_TEST_HOSTS: `shop.example=127.0.0.1:9,${amazonHost}=127.0.0.1:${amazon.port},${hosts}`,
      INBOUND_MAIL_DOMAIN: 'in.askwell.test',
      INBOUND_MAIL_SECRET: inboundSecret,
      INBOUND_MAIL_MAILGUN_KEY: mailgunKey,
      INBOUND_MAIL_SNS_TOPIC: topic,
    },
  });
  const { ask, answered, texts } = witness();
  const unkeyed = watchShardKeys(services.client);
  await callAsMailProviders({ ask, anonymous, clock, amazon, secret: inboundSecret });
  const unsubscribePath = services.unsubscribeLinks.pathOf('0123456789abcdef01234567');
  await ask(anonymous, calls.unsubscribeFromMail, { ids: { token: unsubscribePath.replace(/.*\//, '') } });
  const codes: string[] = [];
  const codeFor = async (to: string) => {
    let code = '';
    // Between the codes there are letters that only tell something.
    while (code === '') ({ code } = await mails.nextMail(to));
    codes.push(code);
    return code;
  };
  const email = 'asha@example.com';
  const password = 'correct horse';
  const apiKey = 'AIzaSyTheKeyOfThisTestThatIsSecret3f9K';

  await ask(anonymous, calls.register, { body: { name: 'Asha', email, password } });
  await codeFor(email);
  await ask(anonymous, calls.registerWithEmail, { body: { email: 'noor@example.com' } });
  clock.advance({ seconds: 61 });
  await ask(anonymous, calls.resendVerification, { body: { email } });
  const first = await ask(anonymous, calls.verifyEmail, { body: { email, otp: await codeFor(email) } });
  const { token } = await ask(anonymous, calls.login, { body: { email, password } });
  const owner = as({ token });
  await ask(owner, calls.getMe);
  await ask(owner, calls.updateProfile, { body: { geminiApiKey: apiKey } });
  await ask(owner, calls.checkApiKey, {});

  const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
  const { data } = await ask(owner, calls.createChatbot, { body: { name: 'Help' } });
  const ids = { id: data.chatbot._id, chatbotId: data.chatbot._id };
  await ask(owner, calls.updateChatbot, { ids, body: { description: 'Helps' } });
  await ask(owner, calls.updateKnowledgeBase, { ids, body: { faqs } });
  await ask(owner, calls.getChatbot, { ids });
  await ask(owner, calls.getSearchProgress, { ids });
  await ask(owner, calls.deployChatbot, { ids });
  await ask(owner, calls.keepChatbot, { ids, body: {} });
  await ask(owner, calls.createIdentitySecret, { ids });
  await ask(owner, calls.getIdentitySecret, { ids });
  await ask(owner, calls.deleteIdentitySecret, { ids });
  const onePage = { kind: 'page', url: 'shop.example' };
  const added = await ask(owner, calls.addSource, { ids, body: onePage });
  const source = { ...ids, id: added.data.source.id };
  const { getSource, stopSource, resumeSource, refreshSource, watchSource } = calls;
  const runs = [getSource, stopSource, resumeSource, stopSource, refreshSource, stopSource, watchSource];
  for (const call of runs) await ask<z.ZodType>(owner, call, { ids: source });
  await ask(owner, calls.updateSource, { ids: source, body: { refreshesWeekly: false } });
  const uploaded = await ask(owner, calls.uploadSource, { ids, body: 'We ship abroad.' });
  await ask(owner, calls.listSources, { ids });
  await ask(anonymous, calls.previewWebsite, { body: { url: 'shop.example' } });
  const proposed = await storeDraft(services, ids.id, source.id);
  await ask(owner, calls.listDrafts, { ids });
  await ask(owner, calls.editDraft, { ids: { ...ids, id: proposed }, body: { answer: 'Yes, by boat.' } });
  for (const call of [calls.acceptDrafts, calls.reopenDrafts, calls.rejectDrafts]) {
    await ask<z.ZodType>(owner, call, { ids, body: { drafts: [proposed] } });
  }
  await ask(owner, calls.deleteSource, { ids: source });
  const draft = { knowledgeBase: { faqs }, text: 'Do you ship abroad?' };
  await ask(owner, calls.askDraft, { body: draft });

  await ask(anonymous, calls.getPublicChatbot, { ids });
  await ask(anonymous, calls.countView, { ids });
  await ask(anonymous, calls.getAvailability, { ids });
  await ask(owner, calls.getInstallation, { ids });
  await ask(owner, calls.getOnboarding);
  await ask(owner, calls.checkInstallation, { ids, body: { url: 'shop.example' } });
  await ask(owner, calls.mailInstallation, { ids, body: { email: 'dev@example.com', platform: 'html' } });
  const body = { visitorId: 'a-visitor-of-16-letters', text: 'Do you ship abroad?' };
  const reply = await ask(anonymous, calls.sendMessage, { ids, body });
  const visitor = as({ token: reply.conversationToken });
  const conversation = { ...ids, id: reply.conversationId };
  await ask(visitor, calls.giveFeedback, { ids: { ...ids, id: reply.messageId }, body: { helpful: true } });
  await ask(visitor, calls.rateConversation, {
    ids: conversation,
    body: { rating: 5, comment: 'swordfish' },
  });
  await ask(visitor, calls.getVisitorConversation, { ids: conversation });
  await ask(visitor, calls.leaveContact, { ids: conversation, body: { email: 'maya@example.com' } });
  await mails.nextMail(email);
  await ask(visitor, calls.deleteVisitorConversation, { ids: conversation });

  await callAboutLiveConversation({ ask, anonymous, as, owner, ids, body });

  const asked = await ask(anonymous, calls.sendMessage, { ids, body });
  const { data: page } = await ask(owner, calls.listConversations, { ids });
  expect(page.conversations.map(({ id }) => id)).toEqual([asked.conversationId]);
  const transcript = { ...ids, id: asked.conversationId };
  await ask(owner, calls.getTranscript, { ids: transcript });
  for (const call of [calls.listGaps, calls.listAskedQuestions]) await ask<z.ZodType>(owner, call, { ids });
  await ask(owner, calls.dismissGap, { ids, body: { questions: ['Where is it?'] } });
  await ask(owner, calls.deleteConversation, { ids: transcript });

  const message = { name: 'Asha', email: 'asha@example.org', subject: 'Hello', message: 'swordfish' };
  await ask(anonymous, calls.sendContactMessage, { body: message });

  const { orderId } = await ask(owner, calls.initiatePayment, { body: { plan: 'premium' } });
  await ask(owner, calls.getPaymentStatus, { ids: { orderId } });
  const paid = razorpay.pay(orderId);
  await ask(owner, calls.verifyPayment, { body: paid });
  await ask(owner, calls.listReceipts);
  await ask(owner, calls.uploadLogo, { ids, raw: new Uint8Array(image) });
  await ask(owner, calls.deleteLogo, { ids });
  await setLogoOfSite(services, uploaded.data.source.id);
  await ask(owner, calls.takeSiteLogo, { ids: { ...ids, id: uploaded.data.source.id } });
  const { headers, body: event } = razorpay.webhook(paid.razorpay_payment_id);
  await ask(anonymous, calls.paymentWebhook, { headers, body: JSON.parse(event) });

  const demo = await startApi();
  const customer = await demo.build.owner();
  const shopper = demo.as(customer);
  const order = await ask(shopper, calls.initiatePayment, { body: { plan: 'premium' } });
  await ask(shopper, calls.completeDemoPayment, { body: { orderId: order.orderId } });
  const farewell = { currentPassword: customer.password, confirmation: customer.email };
  await ask(shopper, calls.deleteAccount, { body: farewell });

  await ask(anonymous, calls.login, { body: { email, password } });
  const signedIn = await ask(owner, calls.listSessions);
  const sessionId = signedIn.data.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await ask(owner, calls.endSession, { ids: { sessionId } });
  await ask(owner, calls.endOtherSessions);

  const secondStep = await callAboutTwoStep({ ask, anonymous, owner, clock, email, password });
  codes.push(...secondStep.codes);
  await callAboutPasskeys({ ask, anonymous, owner, password });

  const made = await ask(owner, calls.createToken, { body: { name: 'Script' } });
  await ask(as({ token: made.data.secret }), calls.askChatbot, {
    ids,
    body: { text: 'Do you ship abroad?' },
  });
  await ask(owner, calls.listTokens);
  await ask(owner, calls.revokeToken, { ids: { id: made.data.apiToken.id } });

  const hook = { url: 'http://127.0.0.1:9/', events: ['contact.left'] };
  const subscribed = await ask(owner, calls.createWebhook, { body: hook });
  const webhook = { id: subscribed.data.webhook.id };
  await ask(owner, calls.listWebhooks);
  await ask(owner, calls.updateWebhook, { ids: webhook, body: { isActive: true } });
  await ask(owner, calls.rotateWebhookSecret, { ids: webhook });
  await ask(owner, calls.testWebhook, { ids: webhook });
  const sent = await ask(owner, calls.listDeliveries, { ids: webhook });
  const deliveryId = sent.data.deliveries[0]?.id ?? '';
  await ask(owner, calls.redeliver, { ids: { ...webhook, deliveryId } });
  await ask(owner, calls.deleteWebhook, { ids: webhook });
  codes.push(...(await callAboutTeam({ ask, anonymous, as, owner, build, mails, password })));
  await ask(owner, calls.getPushKey);
  const push = await ask(owner, calls.subscribeToPush, {
    body: { endpoint: 'http://127.0.0.1:9/push', keys: { p256dh: 'none', auth: 'none' } },
  });
  await ask(owner, calls.unsubscribeFromPush, { ids: { id: push.data.id } });
  await ask(owner, calls.listAudit);
  await ask(owner, calls.exportAccount);

  await ask(owner, calls.listChatbots);
  await ask(owner, calls.getAnalytics, { ids });
  await ask(owner, calls.getPeopleReport, { ids });
  await ask(owner, calls.exportAnalytics, { ids });
  await ask(owner, calls.deleteChatbot, { ids });
  for (const { name } of services.jobs.list()) await services.jobs.run(name);

  await ask(owner, calls.changePassword, { body: { currentPassword: password, newPassword: 'battery' } });
  await ask(anonymous, calls.forgotPassword, { body: { email } });
  const otp = await codeFor(email);
  await ask(anonymous, calls.verifyOtp, { body: { email, otp } });
  const newPassword = 'staple horse';
  const last = await ask(anonymous, calls.resetPassword, { body: { email, otp, newPassword } });
  await ask(as(last), calls.logout);

  expect([...answered].toSorted()).toEqual(served.map(nameOf).toSorted());
  expect(unkeyed()).toEqual([]);

  const everything = [...texts, ...logged].join('\n');
  const secrets = [password, 'battery', newPassword, apiKey, ...codes, '$argon2', 'passwordHash', 'sealed'];
  for (const secret of [...secrets, services.secrets.authSecret, services.secrets.encryptionKey]) {
    expect(everything).not.toContain(secret);
  }
  for (const said of [
    first.token,
    token,
    last.token,
    reply.conversationToken,
    body.text,
    'swordfish',
    ...secondStep.secrets,
  ]) {
    expect(logged.join('\n')).not.toContain(said);
  }
});
