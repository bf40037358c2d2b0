/** Messages of a failed order lookup. */
export const invalidNumberMessage = "Order numbers have ten digits. Yours is in your confirmation email."
export const invalidEmailMessage = "Enter the email address you used for the order."
export const noResponseMessage = "We didn't get a response. Try again in a moment."
