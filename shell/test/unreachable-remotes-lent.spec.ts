import { testUnreachableRemotes } from './failure-matrix.ts';

testUnreachableRemotes('lent');
