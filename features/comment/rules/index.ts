export { acceptComment, acceptQuote, COMMENT_MAX } from "./accept.ts";
export { type CommentMail, commentMailKinds } from "./mail-kinds.ts";
export { type Mentionable, mentionedIn } from "./mention.ts";
export { takesComments } from "./takes-comments.ts";
export { type Thread, threadsOf } from "./threads.ts";
