type Sent = { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal };

/**
 * Posts a file as the multipart field `file`. `fetch` cannot report how much was sent, so this uses an XMLHttpRequest
 * and returns the answer as `fetch` does. Like `fetch`, it rejects without an answer, and with the signal's reason when
 * it is aborted.
 */
export function uploadFile(
  address: string,
  { headers, signal }: Sent,
  file: File,
  onProgress?: (sent: number) => void,
): Promise<Response> {
  const form = new FormData();
  form.append("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const type = request.getResponseHeader("content-type");
      resolve(
        new Response(request.responseText, { status: request.status, headers: type ? { "content-type": type } : {} }),
      );
    };
    request.onerror = () => reject(new TypeError("the file was not sent"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}
