export { startSmtp, type ReceivedMail, type SmtpBehaviour, type SmtpSimulator } from './simulator.ts';
