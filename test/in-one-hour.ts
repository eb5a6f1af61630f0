const hourNow = () => Math.floor(Date.now() / 3_600_000);

/**
 * For what is counted by the clock's hour, as the strict limits are: runs again when the hour has changed meanwhile. `run` gets the
 * number of the try, to count by something new each time, and answers what is then judged.
 */
export async function inOneHour<T>(run: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const hour = hourNow();
    const answer = await run(attempt);
    if (hourNow() === hour) return answer;
  }
}
