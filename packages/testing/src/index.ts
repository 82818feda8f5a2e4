export * from './api/index.ts';
export { startProduct, type Product } from './product.ts';
export * from './smtp/index.ts';
