/**
 * The icon of a topic in the colour of the text around it, or its place alone, so that names under each other begin alike. The drawings are
 * in a file of their own, which no page's script carries. features/term/README.md
 */
export const TopicPicture = ({ icon }: { readonly icon: string | null }) => (
  <svg width={24} height={24} focusable={false} role="img" aria-hidden="true">
    {icon ? <use href={`/assets/minimetode/topic-icons.svg#${icon}`} /> : null}
  </svg>
);
