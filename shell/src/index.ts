import './nonce.ts';
import '@askwell/ui/styles.css';
import { start } from './start.tsx';

start();
