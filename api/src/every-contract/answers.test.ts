import * as calls from '@askwell/contracts';
import { authenticatorCode, startApi } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { startRazorpay } from '@askwell/testing/razorpay';
import { expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import { softwarePasskey } from '../modules/accounts/passkeys/software-authenticator.fixture.ts';
import {
  amazonHost,
  mailgunForm,
  mailgunKey,
  startAmazon,
  topic,
} from '../modules/inbox/mail/mail-providers.fixture.ts';
import { setLogoOfSite, startSiteWithLogo, storeDraft } from './stored-draft.fixture.ts';
import { served } from './contracts.ts';
import { watchedDatabase, watchShardKeys } from './shard-keys.fixture.ts';
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
  await ask(anonymous, calls.receiveMail, {
    headers: { Authorization: `Bearer ${inboundSecret}` },
    body: { recipient: 'nobody@in.askwell.test', messageId: '<1@example.com>', text: 'Hello' },
  });
  await ask(anonymous, calls.receiveMailgunMail, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams(mailgunForm({ clock }, 'nobody@in.askwell.test', 'Hello')).toString(),
  });
  await ask(anonymous, calls.receiveSesMail, {
    headers: { 'Content-Type': 'text/plain' },
    raw: JSON.stringify(amazon.signed({ clock }, { Type: 'Notification', Message: '{}' })),
  });
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

  const waits = await ask(anonymous, calls.sendMessage, { ids, body });
  const live = { ...ids, id: waits.conversationId };
  const guest = as({ token: waits.conversationToken });
  const handoff = { email: 'maya@example.com', note: 'It is urgent', page: 'https://shop.example/' };
  await ask(guest, calls.requestHandoff, { ids: live, body: handoff });
  await ask(guest, calls.sendVisitorTyping, { ids: live });
  await ask(guest, calls.listLiveMessages, { ids: live });
  await ask(guest, calls.openConversationStream, { ids: live });
  await ask(guest, calls.getVisitorConversation, { ids: live });
  await ask(guest, calls.cancelHandoff, { ids: live });
  await ask(owner, calls.listInbox);
  await ask(owner, calls.getInboxConversation, { ids: live });
  await ask(owner, calls.assignConversation, { ids: live, body: {} });
  await ask(owner, calls.sendMemberTyping, { ids: live });
  await ask(owner, calls.replyToVisitor, { ids: live, body: { text: 'Here I am' } });
  await ask(owner, calls.addInboxNote, { ids: live, body: { text: 'swordfish' } });
  await ask(owner, calls.draftFaq, { ids: live });
  await ask(owner, calls.markInboxSeen, { ids: live, body: { seq: 1 } });
  await ask(owner, calls.openInboxStream);
  await ask(owner, calls.snoozeConversation, { ids: live, body: {} });
  await ask(owner, calls.closeConversation, { ids: live, body: {} });
  await ask(owner, calls.undoConversationChange, { ids: live });
  await ask(owner, calls.reopenConversation, { ids: live });
  await ask(owner, calls.handBackConversation, { ids: live });
  await ask(owner, calls.getTranscript, { ids: live });
  await ask(owner, calls.deleteConversation, { ids: live });

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

  await ask(owner, calls.getTwoStep);
  const setup = await ask(owner, calls.startTwoStep, { body: { currentPassword: password } });
  const appCode = () => {
    clock.advance({ seconds: 30 });
    const shown = authenticatorCode(setup.data.secret, clock());
    codes.push(shown);
    return shown;
  };
  const turnedOn = await ask(owner, calls.confirmTwoStep, { body: { code: appCode() } });
  const waiting = await anonymous.post('/api/auth/login', { email, password });
  const signInId = calls.Failure.parse(JSON.parse(waiting.text)).signInId ?? '';
  await ask(anonymous, calls.takeSecondStep, { body: { signInId, code: appCode() } });
  const both = () => ({ currentPassword: password, code: appCode() });
  const renewed = await ask(owner, calls.renewRecoveryCodes, { body: both() });
  await ask(owner, calls.turnOffTwoStep, { body: both() });

  const creation = await ask(owner, calls.startPasskey, { body: { currentPassword: password } });
  const { challenge, user } = creation.data.options;
  const device = softwarePasskey({ rpId: 'askwell.test', origin: 'http://askwell.test' });
  const credential = device.created(challenge);
  const passkey = await ask(owner, calls.addPasskey, { body: { name: 'Laptop', credential } });
  const request = await ask(anonymous, calls.startPasskeySignIn);
  const signed = device.signedIn(request.data.options.challenge, user.id, 1);
  await ask(anonymous, calls.signInWithPasskey, { body: { credential: signed } });
  await ask(owner, calls.listPasskeys);
  await ask(owner, calls.renamePasskey, {
    ids: { id: passkey.data.passkey.id },
    body: { name: 'Phone' },
  });
  await ask(owner, calls.removePasskey, { ids: { id: passkey.data.passkey.id } });

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
  await ask(owner, calls.listMembers);
  const invited = 'ada@example.com';
  const revoked = await ask(owner, calls.inviteMember, { body: { email: 'new@example.com', role: 'agent' } });
  await ask(owner, calls.listInvitations);
  await ask(owner, calls.revokeInvitation, { ids: { id: revoked.data.invitation.id } });
  await ask(owner, calls.inviteMember, { body: { email: invited, role: 'editor' } });
  const link = { token: /#([\w-]+)/.exec((await mails.nextMail(invited)).text)?.[1] ?? '' };
  codes.push(link.token);
  await ask(anonymous, calls.viewInvitation, { body: link });
  const ada = await build.owner({ email: invited });
  await ask(as(ada), calls.acceptInvitation, { body: link });
  await ask(owner, calls.changeMemberRole, { ids: { id: ada.id }, body: { role: 'admin' } });
  const me = await ask(owner, calls.getMe);
  await ask(owner, calls.transferOwnership, { body: { memberId: ada.id, currentPassword: password } });
  const adaInAccount = as({ ...ada, accountId: me.user.account.id });
  await ask(adaInAccount, calls.transferOwnership, {
    body: { memberId: me.user._id, currentPassword: ada.password },
  });
  await ask(as({ token: ada.token }), calls.leaveAccount, { body: { accountId: me.user.account.id } });
  await ask(owner, calls.inviteMember, { body: { email: invited, role: 'agent' } });
  const again = { token: '' };
  // Before it come the mails about the transfers.
  while (again.token === '') {
    again.token = /\/join#([\w-]+)/.exec((await mails.nextMail(invited)).text)?.[1] ?? '';
  }
  codes.push(again.token);
  await ask(as({ token: ada.token }), calls.acceptInvitation, { body: again });
  await ask(owner, calls.removeMember, { ids: { id: ada.id } });
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

  const onlyInTheirAnswers = [setup.data.secret, signInId].concat(
    turnedOn.data.recoveryCodes,
    renewed.data.recoveryCodes,
  );
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
    ...onlyInTheirAnswers,
  ]) {
    expect(logged.join('\n')).not.toContain(said);
  }
});
