/** What is said where messages could not be turned on: the services' words, where they have some (ERR-117). */
export const failureWords = (message: string | null): string =>
  message ?? "Messages could not be turned on for this device. Please try again in a moment."
