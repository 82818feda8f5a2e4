/**
 * Draws an image into a canvas of its own. An `<img>` would need a permission (`img-src`) of the
 * page's Content-Security-Policy; what is fetched and drawn needs only the `connect-src` that the
 * chat has anyway. Rejects where the image is gone or cannot be decoded.
 */
export const drawLogo = async (url: string): Promise<HTMLCanvasElement> => {
  const response = await fetch(url);
  const image = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas;
};
