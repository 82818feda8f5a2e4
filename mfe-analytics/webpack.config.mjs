import { remoteConfig } from '@askwell/build';

export default remoteConfig(import.meta.dirname);
