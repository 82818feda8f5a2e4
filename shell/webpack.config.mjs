import { shellConfig } from '@askwell/build';

export default shellConfig(import.meta.dirname);
