const roles = {
    perPage: 10,
    roles: [
        'reader',
        'editor'
    ]
};
const owner = {
    owner: {
        name: "Ada"
    }
};
const src_roles = roles.roles;
const src_owner = owner.owner.name;
export { src_owner as owner, src_roles as roles };
