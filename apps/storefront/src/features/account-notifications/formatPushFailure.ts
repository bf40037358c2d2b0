/** Returns the services' error message if there is one, else a default text (ERR-117). */
export const formatPushFailure = (message: string | null): string =>
  message ?? "We couldn't turn on messages for this device. Try again in a moment."
