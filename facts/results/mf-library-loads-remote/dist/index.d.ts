export interface Slugs {
    toSlug(title: string): string;
}
export declare const loadSlugs: () => Promise<Slugs | null>;
