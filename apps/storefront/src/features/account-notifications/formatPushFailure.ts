/** What is said where messages could not be turned on: the services' words, where they have some (ERR-117). */
export const formatPushFailure = (message: string | null): string =>
  message ?? "We couldn't turn on messages for this device. Try again in a moment."
