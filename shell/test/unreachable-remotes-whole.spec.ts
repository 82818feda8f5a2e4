import { testUnreachableRemotes } from './failure-matrix.ts';

testUnreachableRemotes('whole');
