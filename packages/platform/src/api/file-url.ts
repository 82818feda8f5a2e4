/**
 * For `responseHandler`: resolves with an object URL of the file in a response, to be passed to
 * `saveFile`, which revokes it. A failure is JSON and read as such.
 */
export const fileUrl = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();
